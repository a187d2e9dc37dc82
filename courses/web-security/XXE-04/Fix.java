@RestController
class CommentController {
  private final XMLInputFactory factory = XMLInputFactory.newFactory();
  private final JAXBContext context;
  private final CommentRepository comments;

  CommentController(CommentRepository comments) throws JAXBException {
    this.comments = comments;
    this.context = JAXBContext.newInstance(Comment.class);
    // Both: without the first, internal entities still expand.
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
  }

  @PostMapping(path = "/comments", consumes = "application/xml")
  ResponseEntity<Void> add(@RequestBody String xml) {
    try {
      var reader = factory.createXMLStreamReader(new StringReader(xml));
      comments.save((Comment) context.createUnmarshaller().unmarshal(reader));
    } catch (XMLStreamException | JAXBException error) {
      throw new ResponseStatusException(HttpStatus.BAD_REQUEST);
    }
    return ResponseEntity.status(HttpStatus.SEE_OTHER).header("Location", "/").build();
  }
}
