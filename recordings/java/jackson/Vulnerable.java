import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.dataformat.xml.XmlMapper;
import java.io.File;
import javax.xml.stream.XMLInputFactory;

public class Vulnerable {
  static XmlMapper mapper() {
    return new XmlMapper(XMLInputFactory.newFactory());
  }

  public static void main(String[] files) throws Exception {
    for (String file : files) {
      try {
        System.out.println(file + ": " + mapper().readValue(new File(file), Comment.class).text.strip());
      } catch (JacksonException error) {
        System.out.println(file + " is refused: " + error.getOriginalMessage());
      }
    }
  }
}
