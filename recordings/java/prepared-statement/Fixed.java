import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;

public class Fixed {
  static ResultSet find(Connection connection, String station) throws SQLException {
    var query = connection.prepareStatement("SELECT * FROM weather_data WHERE station = ?");
    query.setInt(1, Integer.parseInt(station));
    return query.executeQuery();
  }

  public static void main(String[] stations) throws Exception {
    try (var connection = DriverManager.getConnection("jdbc:h2:mem:")) {
      connection.createStatement().execute(Files.readString(Path.of("weather.sql")));
      for (String station : stations) {
        System.out.println("station = " + station);
        try (var rows = find(connection, station)) {
          while (rows.next()) System.out.println("  " + rows.getInt("station") + " " + rows.getString("name"));
        } catch (SQLException | NumberFormatException error) {
          System.out.println("  is refused: " + error.getMessage());
        }
      }
    }
  }
}
