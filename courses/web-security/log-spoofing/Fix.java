@Component
class LoginLog {
  private static final Logger LOG = LoggerFactory.getLogger(LoginLog.class);
  private static final Pattern LEFT_BY_JSON = Pattern.compile("[\\x7f-\\x9f\\u2028\\u2029]");
  private final ObjectMapper json = new ObjectMapper();

  record Entry(String time, String event, String account) {}

  /** One line of JSON for each attempt: Jackson escapes line ends, quotes and what else is below U+0020. */
  void record(String event, String account) throws JsonProcessingException {
    var entry = new Entry(Instant.now().toString(), event, account);
    LOG.info(visible(json.writeValueAsString(entry)));
  }

  /** Terminals obey some of the characters that JSON leaves as they are. */
  private static String visible(String line) {
    return LEFT_BY_JSON.matcher(line)
        .replaceAll(found -> String.format("\\\\u%04x", (int) found.group().charAt(0)));
  }
}
