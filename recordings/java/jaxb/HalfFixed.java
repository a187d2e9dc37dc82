import jakarta.xml.bind.JAXBContext;
import jakarta.xml.bind.JAXBException;
import java.io.FileReader;
import javax.xml.XMLConstants;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;

public class HalfFixed {
  static String read(String file) throws Exception {
    XMLInputFactory factory = XMLInputFactory.newFactory();
    factory.setProperty(XMLConstants.ACCESS_EXTERNAL_DTD, "");
    var reader = factory.createXMLStreamReader(new FileReader(file));
    var unmarshaller = JAXBContext.newInstance(Comment.class).createUnmarshaller();
    return ((Comment) unmarshaller.unmarshal(reader)).text;
  }

  public static void main(String[] files) throws Exception {
    for (String file : files) {
      try {
        System.out.println(file + ": " + read(file).strip());
      } catch (JAXBException error) {
        System.out.println(file + " is refused: " + error.getLinkedException().getMessage());
      } catch (XMLStreamException error) {
        System.out.println(file + " is refused: " + error.getMessage());
      }
    }
  }
}
