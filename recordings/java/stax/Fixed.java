import java.io.FileReader;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;

public class Fixed {
  static String read(String file) throws Exception {
    XMLInputFactory factory = XMLInputFactory.newFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    var reader = factory.createXMLStreamReader(new FileReader(file));
    while (!reader.isStartElement()) reader.next();
    return reader.getElementText();
  }

  public static void main(String[] files) throws Exception {
    for (String file : files) {
      try {
        System.out.println(file + ": " + read(file).strip());
      } catch (XMLStreamException error) {
        System.out.println(file + " is refused: " + error.getMessage());
      }
    }
  }
}
