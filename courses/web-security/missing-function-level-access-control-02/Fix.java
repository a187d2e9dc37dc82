@Configuration
@EnableWebSecurity
class StockroomSecurity {
  @Bean
  SecurityFilterChain rules(HttpSecurity http) throws Exception {
    return http
        .authorizeHttpRequests(requests -> requests
            .requestMatchers("/", "/login").permitAll()
            .requestMatchers("/stock").hasAnyRole("STAFF", "MANAGER")
            .requestMatchers("/costs", "/costs.csv", "/discount").hasRole("MANAGER")
            // A route that nobody has listed is refused, not open.
            .anyRequest().denyAll())
        .formLogin(Customizer.withDefaults())
        .build();
  }
}
