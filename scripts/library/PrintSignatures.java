import java.io.BufferedInputStream;
import java.io.FileInputStream;
import java.io.ObjectInputStream;
import java.io.PrintStream;
import java.util.TreeSet;
import java.util.zip.GZIPInputStream;
import org.codehaus.mojo.animal_sniffer.Clazz;

/**
 * Prints a signature file of Animal Sniffer (a serialised list of classes): a line with each class's
 * name, then a line with a tab for each of its members.
 */
class PrintSignatures {
  public static void main(String[] arguments) throws Exception {
    PrintStream out = new PrintStream(System.out, false, "UTF-8");
    try (ObjectInputStream in =
        new ObjectInputStream(
            new GZIPInputStream(new BufferedInputStream(new FileInputStream(arguments[0]))))) {
      for (Clazz each; (each = (Clazz) in.readObject()) != null; ) {
        out.println(each.getName());
        for (String member : new TreeSet<String>(each.getSignatures())) out.println("\t" + member);
      }
    }
    out.flush();
  }
}
