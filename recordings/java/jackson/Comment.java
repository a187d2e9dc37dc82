public class Comment {
  public String text;
}
