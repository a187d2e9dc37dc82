import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.dataformat.xml.XmlMapper;
import java.io.File;
import javax.xml.stream.XMLInputFactory;

public class Fixed {
  static XmlMapper mapper() {
    XMLInputFactory factory = XMLInputFactory.newFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    return new XmlMapper(factory);
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
