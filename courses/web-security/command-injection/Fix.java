@Controller
class HelpController {
  private static final Path FOLDER = Path.of("/srv/app/help");

  /** The names that exist; no other name reaches the file system. */
  private final Set<String> names;

  HelpController() throws IOException {
    try (Stream<Path> found = Files.list(FOLDER)) {
      names = found.map(path -> path.getFileName().toString())
          .collect(Collectors.toCollection(TreeSet::new));
    }
  }

  @PostMapping("/show")
  String show(@RequestParam String file, Model model) throws IOException {
    if (!names.contains(file)) {
      throw new ResponseStatusException(HttpStatus.NOT_FOUND);
    }
    model.addAttribute("output", Files.readString(FOLDER.resolve(file)));
    return "help";
  }

  /** Java can search by itself: no program, and no command line. */
  @PostMapping("/search")
  String search(@RequestParam String word, Model model) throws IOException {
    String wanted = word.toLowerCase(Locale.ROOT);
    List<String> lines = new ArrayList<>();
    for (String name : names) {
      for (String line : Files.readAllLines(FOLDER.resolve(name))) {
        if (line.toLowerCase(Locale.ROOT).contains(wanted)) lines.add(line);
      }
    }
    model.addAttribute("output", String.join("\n", lines));
    return "help";
  }
}
