@Controller
@RequestMapping("/members")
@PreAuthorize("hasRole('MANAGER')") // for every method of the class
class MemberController {
  private final MemberRepository members;

  MemberController(MemberRepository members) {
    this.members = members;
  }

  @GetMapping(produces = MediaType.TEXT_HTML_VALUE)
  String page(Model model) {
    model.addAttribute("members", members.findAll());
    return "members";
  }

  @GetMapping(produces = MediaType.APPLICATION_JSON_VALUE)
  @ResponseBody
  List<Member> json() {
    return members.findAll();
  }

  @GetMapping(params = "format=csv", produces = "text/csv")
  @ResponseBody
  String csv() {
    return members.findAll().stream()
        .map(Member::asCsvLine)
        .collect(Collectors.joining("\n"));
  }
}
