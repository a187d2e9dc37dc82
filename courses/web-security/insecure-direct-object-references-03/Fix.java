@RestController
@RequestMapping("/api")
class DeliveryController {
  private final DeliveryRepository deliveries;

  DeliveryController(DeliveryRepository deliveries) {
    this.deliveries = deliveries;
  }

  /** What customers get. The entity itself never leaves the server. */
  record ShownDelivery(String code, String title, String state, String slot, ShownCourier courier) {
    record ShownCourier(String name, String plate) {}

    static ShownDelivery of(Delivery one) {
      var courier = new ShownCourier(one.getCourier().getName(), one.getCourier().getPlate());
      return new ShownDelivery(
          one.getCode(), one.getTitle(), one.getState(), one.getSlot(), courier);
    }
  }

  record Change(String slot) {}

  @GetMapping("/delivery")
  ShownDelivery latest(Principal customer) {
    return ShownDelivery.of(deliveries.latestOf(customer.getName()));
  }

  @PutMapping("/delivery")
  ShownDelivery change(@RequestBody Change change, Principal customer) {
    Delivery latest = deliveries.latestOf(customer.getName());
    latest.setSlot(change.slot());
    return ShownDelivery.of(deliveries.save(latest));
  }

  @GetMapping("/deliveries")
  List<ShownDelivery> all(Principal customer) {
    return deliveries.allOf(customer.getName()).stream().map(ShownDelivery::of).toList();
  }
}
