import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Set;
public class Fixed {
  static final Set<String> NAMES = Set.of("button.txt");

  static Process show(String name) throws IOException {
    if (!NAMES.contains(name)) throw new IllegalArgumentException("no such help file");
    return new ProcessBuilder("cat", "help/" + name).redirectErrorStream(true).start();
  }

  public static void main(String[] names) throws Exception {
    for (String name : names) {
      System.out.println("name = " + name);
      try {
        Process process = show(name);
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        System.out.println("  " + output.strip().replace("\n", "\n  "));
      } catch (IllegalArgumentException error) {
        System.out.println("  is refused: " + error.getMessage());
      }
    }
  }
}
