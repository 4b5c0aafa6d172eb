/**
 * The log in PostgreSQL, by plain JDBC: each statement a file among the resources, the schema {@code log} made by
 * migrations that its owner runs.
 *
 * <p>Lock order, everywhere the same: heads of encounters by their ids, then keys, then events. Positions are given by one
 * transaction at a time, under the feed's only head row. Isolation is READ COMMITTED; no statement relies on more.
 */
@NullMarked
package asalto.store.postgres;

import org.jspecify.annotations.NullMarked;
