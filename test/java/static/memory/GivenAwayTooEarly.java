/**
 * A new object is put where others look by a method or constructor of its own, which goes on with it. What is done
 * before that is not seen by anybody.
 */
package fixture.memory;

class GivenAwayTooEarly {
  static class Letter {
    volatile Upload upload;
    volatile Stamp stamp;
  }

  static class Upload {
    String file;
    String name;

    void begin(Letter letter) {
      name = "upload"; //~ quiet(ordered|owned) name
      letter.upload = this;
      file = Integer.toString(letter.hashCode()); //~ race(A) write file
    }

    int size() {
      return name.length() + file.length(); //~ race(A) read file
    }
  }

  static class Stamp {
    int value;

    Stamp(Letter letter) {
      letter.stamp = this;
      value = letter.hashCode(); //~ race(B) write value
    }
  }

  /** Belongs to an envelope that nobody else has either. */
  static class Envelope {
    Sheet sheet;
  }

  static class Sheet {
    int words;

    void putInto(Envelope envelope) {
      envelope.sheet = this;
      words = 3; //~ quiet(owned|confined|ordered) words
    }
  }

  public static void main(String[] args) {
    Letter letter = new Letter();
    new Thread(() -> {
      new Upload().begin(letter);
      new Stamp(letter);
      Envelope envelope = new Envelope();
      new Sheet().putInto(envelope);
      System.out.println(envelope.sheet.words);
    }).start();
    Upload upload = letter.upload;
    if (upload != null) System.out.println(upload.size());
    Stamp stamp = letter.stamp;
    if (stamp != null) System.out.println(stamp.value); //~ race(B) read value
  }
}
