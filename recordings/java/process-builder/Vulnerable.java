import java.io.IOException;
import java.nio.charset.StandardCharsets;

public class Vulnerable {
  static Process show(String name) throws IOException {
    return new ProcessBuilder("/bin/sh", "-c", "cat \"help/" + name + "\"").redirectErrorStream(true).start();
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
