import jakarta.xml.bind.annotation.XmlRootElement;

@XmlRootElement
public class Comment {
  public String text;
}
