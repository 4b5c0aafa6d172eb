package asalto.local;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.function.UnaryOperator;

/** The two databases, each with an owner (migrations) and a service role; nobody else's roles can connect. */
final class Databases {

    static final List<String> NAMES = List.of("arena", "chronicle");

    private Databases() {}

    static String owner(String database) {
        return database + "_owner";
    }

    static String service(String database) {
        return database + "_app";
    }

    /**
     * Makes what is not there yet and sets the passwords.
     *
     * @param password the password of a role
     */
    static void prepare(String superuserUrl, UnaryOperator<String> password) {
        try (var connection = DriverManager.getConnection(superuserUrl)) {
            for (var database : NAMES) {
                role(connection, owner(database), password);
                role(connection, service(database), password);
                database(connection, database);
            }
        } catch (SQLException e) {
            throw new Trouble("PostgreSQL's databases cannot be prepared: " + e.getMessage(), e);
        }
    }

    private static void role(Connection connection, String role, UnaryOperator<String> password) throws SQLException {
        var verb = exists(connection, "select 1 from pg_roles where rolname = ?", role) ? "alter" : "create";
        run(connection, verb + " role " + role + " login password '" + password.apply(role) + "'");
    }

    private static void database(Connection connection, String database) throws SQLException {
        if (!exists(connection, "select 1 from pg_database where datname = ?", database)) {
            run(connection, "create database " + database + " owner " + owner(database));
        }
        run(connection, "revoke all on database " + database + " from public");
        run(connection, "grant connect on database " + database + " to " + service(database));
    }

    private static boolean exists(Connection connection, String query, String name) throws SQLException {
        try (var statement = connection.prepareStatement(query)) {
            statement.setString(1, name);
            return statement.executeQuery().next();
        }
    }

    private static void run(Connection connection, String sql) throws SQLException {
        try (var statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }
}
