package asalto.arena.register;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import java.time.Duration;
import java.util.List;
import java.util.UUID;

/** Which node plays which encounter: a row with an end, by the database's clock, so that the dead are succeeded. */
@ApplicationScoped
public class Leases {

    /** How long a lease lasts unless it is renewed. */
    public static final Duration LENGTH = Duration.ofSeconds(3);

    private final String node = UUID.randomUUID().toString();
    private final EntityManager database;

    Leases(EntityManager database) {
        this.database = database;
    }

    /** Takes a lease for this node, or renews it. Whether it has it now: not while another's has not run out. */
    public boolean take(UUID encounter) {
        return Bookkeeping.does(
                "take a lease",
                () -> database.createNativeQuery("""
                        insert into arena.lease (encounter, holder, until)
                        values (:encounter, :holder, now() + :millis * interval '1 millisecond')
                        on conflict (encounter) do update set holder = excluded.holder, until = excluded.until
                        where lease.holder = excluded.holder or lease.until < now()""")
                                .setParameter("encounter", encounter.toString())
                                .setParameter("holder", node)
                                .setParameter("millis", LENGTH.toMillis())
                                .executeUpdate()
                        == 1);
    }

    /** Gives up this node's lease: there is no more to play. */
    public void release(UUID encounter) {
        Bookkeeping.does(
                "give a lease up",
                () -> LeaseEntry.delete("encounter = ?1 and holder = ?2", encounter.toString(), node));
    }

    /** Encounters whose player has not renewed his lease. */
    @SuppressWarnings("unchecked") // A native query for one text column.
    public List<UUID> orphaned() {
        var found = Bookkeeping.does("look for orphans", () -> (List<String>)
                database.createNativeQuery("select encounter from arena.lease where until < now()", String.class)
                        .getResultList());
        return found.stream().map(UUID::fromString).toList();
    }
}
