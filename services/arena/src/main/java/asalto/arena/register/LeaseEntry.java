package asalto.arena.register;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;

/** Who plays the beats of an encounter. There exactly while a round is to be played by the clock. */
@Entity
@Table(name = "lease")
public class LeaseEntry extends PanacheEntityBase {

    @Id
    public String encounter;

    /** The id of a node. */
    public String holder;

    /** By the clock of the database. */
    public Instant until;
}
