@RestController
class OrderController {
  private static final Logger log = LoggerFactory.getLogger(OrderController.class);
  private final XMLInputFactory factory = XMLInputFactory.newFactory();
  private final OrderService orders;

  OrderController(OrderService orders) {
    this.orders = orders;
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
  }

  @PostMapping(path = "/orders", consumes = "application/xml")
  ResponseEntity<String> add(@RequestBody String xml) {
    try {
      orders.add(factory.createXMLStreamReader(new StringReader(xml)));
      return ResponseEntity.accepted().body("OK");
    } catch (XMLStreamException error) {
      log.warn("An order is no valid XML", error);
      return ResponseEntity.badRequest().body("The document is not valid.");
    }
  }
}
