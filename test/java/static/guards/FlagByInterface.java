/**
 * A volatile flag says that the words are loaded; who reads them asks it first, through an interface. Which
 * implementation is asked is not brought together with whose words are read.
 */
package fixture.guards;

import java.util.HashMap;
import java.util.Map;

class FlagByInterface {
  interface Dictionary {
    boolean isLoaded();

    String find(String word);
  }

  static class Loaded implements Dictionary {
    private final Map<String, String> words = new HashMap<>();
    private volatile boolean loaded;

    void load() {
      words.put("cat", "Katze"); //~ spurious(A) race update words
      loaded = true;
    }

    @Override
    public boolean isLoaded() {
      return loaded;
    }

    @Override
    public String find(String word) {
      return words.get(word); //~ spurious(A) race read words
    }
  }

  static class Echo implements Dictionary {
    @Override
    public boolean isLoaded() {
      return true;
    }

    @Override
    public String find(String word) {
      return word;
    }
  }

  public static void main(String[] args) {
    Loaded loading = new Loaded();
    new Thread(loading::load).start();
    Dictionary dictionary = args.length == 0 ? loading : new Echo();
    if (!dictionary.isLoaded()) return;
    System.out.println(dictionary.find("cat"));
  }
}
