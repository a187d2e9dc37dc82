@RestController
@RequestMapping("/api/profiles")
class ProfileController {
  private final ProfileRepository profiles;

  ProfileController(ProfileRepository profiles) {
    this.profiles = profiles;
  }

  /** What an owner may change; `role` and `id` of the body are ignored. */
  record Change(String phone, String badge) {}

  @GetMapping("/{id}")
  Profile read(@PathVariable String id, @AuthenticationPrincipal User user) {
    return ownProfile(id, user);
  }

  @PutMapping("/{id}")
  Profile change(@PathVariable String id, @RequestBody Change change,
                 @AuthenticationPrincipal User user) {
    Profile profile = ownProfile(id, user);
    if (change.phone() != null) profile.setPhone(change.phone());
    if (change.badge() != null) profile.setBadge(change.badge());
    return profiles.save(profile);
  }

  private Profile ownProfile(String id, User user) {
    if (!user.profileId().equals(id)) {
      throw new ResponseStatusException(HttpStatus.FORBIDDEN);
    }
    return profiles.findById(id)
        .orElseThrow(() -> new ResponseStatusException(HttpStatus.NOT_FOUND));
  }
}
