@Controller
class StatementController {
  private final StatementRepository statements;

  StatementController(StatementRepository statements) {
    this.statements = statements;
  }

  @GetMapping("/statements/{id}")
  String page(@PathVariable long id, Principal author, Model model) {
    model.addAttribute("statement", own(id, author));
    return "statement";
  }

  @GetMapping("/letter/{id}")
  String letter(@PathVariable long id, Principal author, Model model) {
    model.addAttribute("statement", own(id, author));
    return "letter";
  }

  @GetMapping(path = "/export/{id}", produces = "text/csv")
  @ResponseBody
  String export(@PathVariable long id, Principal author) {
    return own(id, author).toCsv();
  }

  /** The only way to a statement: without its author the query finds nothing. */
  private Statement own(long id, Principal author) {
    return statements.findByIdAndAuthor(id, author.getName())
        .orElseThrow(() -> new ResponseStatusException(HttpStatus.NOT_FOUND));
  }
}
