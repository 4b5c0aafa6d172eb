package asalto.protocol;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.function.UnaryOperator;

/**
 * The way from one version of a type to the next: so what was once written can be read for ever.
 *
 * @param from the version that it reads; it gives the next
 * @param change of the whole data
 */
public record Upcast(String type, int from, UnaryOperator<ObjectNode> change) {}
