class RememberTokens {
  private static final SecureRandom RANDOM = new SecureRandom();
  private static final Duration LIFETIME = Duration.ofMinutes(5);

  private record Entry(String account, Instant until) {}

  private final Map<String, Entry> entries = new ConcurrentHashMap<>();
  private final Clock clock;

  RememberTokens(Clock clock) {
    this.clock = clock;
  }

  ResponseCookie issue(String account) {
    byte[] bytes = new byte[16];
    RANDOM.nextBytes(bytes);
    String token = HexFormat.of().formatHex(bytes);
    entries.put(token, new Entry(account, clock.instant().plus(LIFETIME)));
    return ResponseCookie.from("remember", token)
        .httpOnly(true).secure(true).sameSite("Lax").path("/")
        .maxAge(LIFETIME)
        .build();
  }

  /** The account of a token; empty if nobody has issued it, or too long ago. */
  Optional<String> accountOf(String token) {
    return Optional.ofNullable(entries.get(token))
        .filter(entry -> clock.instant().isBefore(entry.until()))
        .map(Entry::account);
  }

  void revoke(String token) {
    entries.remove(token);
  }
}
