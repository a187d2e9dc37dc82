@RestController
class CommentController {
  private final CommentRepository comments;

  CommentController(CommentRepository comments) {
    this.comments = comments;
  }

  record NewComment(String text) {}

  /** Spring answers every other Content-Type with 415, before a body is read. */
  @PutMapping(path = "/api/comments", consumes = MediaType.APPLICATION_JSON_VALUE)
  ResponseEntity<Map<String, Long>> add(@RequestBody NewComment comment) {
    comments.save(new Comment(comment.text()));
    return ResponseEntity.status(HttpStatus.CREATED).body(Map.of("count", comments.count()));
  }
}
