package asalto.arena.register;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Embeddable;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.Table;
import org.hibernate.annotations.JdbcTypeCode;
import org.hibernate.type.SqlTypes;
import org.jspecify.annotations.Nullable;

/** The dice put aside for a round, and the pace that it was started with. */
@Entity
@Table(name = "round_dice")
public class RoundDiceEntry extends PanacheEntityBase {

    @EmbeddedId
    public Of of;

    public String pace;

    public byte[] seed;

    /** The faces entered by hand, if they were. */
    @JdbcTypeCode(SqlTypes.ARRAY)
    public int @Nullable [] tape;

    /** Of which round of which encounter. */
    @Embeddable
    public record Of(String encounter, int round) {}
}
