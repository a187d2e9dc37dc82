@Controller
@RequestMapping("/holds/{id}")
class HoldController {
  private final HoldRepository holds;

  HoldController(HoldRepository holds) {
    this.holds = holds;
  }

  /** Runs before every handler of this class, so a new route cannot forget it. */
  @ModelAttribute("hold")
  Hold ownHold(@PathVariable long id, Principal customer) {
    return holds.findByIdAndOwner(id, customer.getName())
        .orElseThrow(() -> new ResponseStatusException(HttpStatus.NOT_FOUND));
  }

  @GetMapping
  String read() {
    return "hold";
  }

  @GetMapping("/print")
  String print() {
    return "print";
  }

  @PostMapping("/cancel")
  String cancel(@ModelAttribute(name = "hold", binding = false) Hold hold) {
    hold.cancel();
    holds.save(hold);
    return "redirect:/holds/" + hold.getId();
  }
}

@Configuration
class Security {
  /** Without a login no route answers, unless it is named here. */
  @Bean
  SecurityFilterChain chain(HttpSecurity http) throws Exception {
    return http
        .authorizeHttpRequests(rules -> rules
            .requestMatchers("/", "/login").permitAll()
            .anyRequest().authenticated())
        .formLogin(Customizer.withDefaults())
        .build();
  }
}
