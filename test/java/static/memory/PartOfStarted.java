/**
 * A movie decodes on a thread that it starts when it is made, with a decoder of its own; a screen keeps the last movie.
 * No two threads have one decoder. But the decoder that a second thread of the same movie takes is shared.
 */
package fixture.memory;

import android.app.Activity;

class OwnDecoder {
  private int frames;

  void more() {
    frames++; //~ quiet(confined|ordered)! frames
  }
}

class TwiceDecoder {
  private int frames;

  void more() {
    frames++; //~ race(A) self frames
  }
}

class Movie {
  private OwnDecoder decoder;

  Movie() {
    decoder = new OwnDecoder();
    decoder.more();
    new Thread(() -> decoder.more()).start();
  }
}

class TwiceMovie {
  private TwiceDecoder decoder;

  TwiceMovie() {
    decoder = new TwiceDecoder();
    for (int i = 0; i < 2; i++) new Thread(() -> decoder.more()).start();
  }
}

public class PartOfStarted extends Activity {
  private Movie movie;
  private TwiceMovie twice;

  @Override
  protected void onResume() {
    super.onResume();
    movie = new Movie();
    twice = new TwiceMovie();
  }
}
