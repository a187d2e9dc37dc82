@RestController
class AccountController {
  private final AccountRepository accounts;
  private final PasswordEncoder passwords;

  AccountController(AccountRepository accounts, PasswordEncoder passwords) {
    this.accounts = accounts;
    this.passwords = passwords;
  }

  /** What a sender may write: no `admin`, no `wage`. */
  record SignUp(String account, String password, String name, String shift) {}
  record Change(String name, String shift) {}

  /** What leaves the server: no hash. */
  record Shown(String account, String name, String shift, int wage) {
    static Shown of(Account one) {
      return new Shown(one.getAccount(), one.getName(), one.getShift(), one.getWage());
    }
  }

  @PostMapping("/users")
  @ResponseStatus(HttpStatus.CREATED)
  Shown signUp(@RequestBody SignUp form) {
    if (accounts.existsByAccount(form.account()))
      throw new ResponseStatusException(HttpStatus.CONFLICT);
    var hash = passwords.encode(form.password());
    var added = new Account(form.account(), hash, form.name(), form.shift());
    return Shown.of(accounts.save(added));
  }

  @PutMapping("/me")
  Shown change(@RequestBody Change change, Principal user) {
    Account own = accounts.findByAccount(user.getName());
    if (change.name() != null) own.setName(change.name());
    if (change.shift() != null) own.setShift(change.shift());
    return Shown.of(accounts.save(own));
  }

  @GetMapping("/users")
  @PreAuthorize("hasRole('ADMIN')")
  List<Shown> list() {
    return accounts.findAll().stream().map(Shown::of).toList();
  }
}
