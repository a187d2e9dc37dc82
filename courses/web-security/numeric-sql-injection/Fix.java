@Controller
class StationController {
  private final JdbcTemplate database;

  StationController(JdbcTemplate database) {
    this.database = database;
  }

  record Station(int station, String name, String hours) {}

  /** Spring answers text that is no int with 400; the parameter would be safe even without that. */
  @GetMapping("/station")
  String show(@RequestParam int station, Model model) {
    List<Station> rows = database.query(
        "SELECT station, name, hours FROM stations WHERE is_public = 1 AND station = ?",
        (row, index) -> new Station(row.getInt("station"), row.getString("name"), row.getString("hours")),
        station);
    model.addAttribute("stations", rows);
    return "stations";
  }

  @GetMapping("/api/stations/{station}")
  @ResponseBody
  List<Map<String, Object>> free(@PathVariable int station) {
    return database.queryForList(
        "SELECT free FROM stations WHERE is_public = 1 AND station = ?", station);
  }
}
