package asalto.chronicle.intake;

import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;

/** Says whether the topic is being followed. Never down for it: audits are answered without Kafka too. */
@Readiness
final class IntakeHealth implements HealthCheck {

    private final Intake intake;

    IntakeHealth(Intake intake) {
        this.intake = intake;
    }

    @Override
    public HealthCheckResponse call() {
        return HealthCheckResponse.named("intake")
                .up()
                .withData("following", intake.state().isFollowing())
                .build();
    }
}
