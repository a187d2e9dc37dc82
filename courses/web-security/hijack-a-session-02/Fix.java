class Sessions {
  private static final SecureRandom RANDOM = new SecureRandom();
  private final Map<String, String> open = new ConcurrentHashMap<>();

  /** 128 bits that tell nothing about the ids before and after them. */
  String start(String account) {
    byte[] bytes = new byte[16];
    RANDOM.nextBytes(bytes);
    String id = HexFormat.of().formatHex(bytes);
    open.put(id, account);
    return id;
  }

  ResponseCookie cookie(String id) {
    return ResponseCookie.from("shop", id)
        .httpOnly(true).secure(true).sameSite("Lax")
        .maxAge(Duration.ofMinutes(30))
        .build();
  }
}
