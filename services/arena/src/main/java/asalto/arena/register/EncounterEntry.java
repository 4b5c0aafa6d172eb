package asalto.arena.register;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;

/** What an encounter is called and how fast it is played unless a round says otherwise. */
@Entity
@Table(name = "encounter")
public class EncounterEntry extends PanacheEntityBase {

    @Id
    public String id;

    public String name;

    public String ruleset;

    /** The id of a {@code Pace}. */
    public String pace;

    @Column(name = "opened_at")
    public Instant openedAt;
}
