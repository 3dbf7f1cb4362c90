package frees;

import android.database.Cursor;
import android.graphics.Bitmap;
import android.media.MediaPlayer;
import android.os.HandlerThread;
import java.io.InputStream;
import java.util.concurrent.ExecutorService;

class Frees {
  MediaPlayer player;
  Cursor cursor;
  Bitmap bitmap;
  HandlerThread thread;
  InputStream stream;
  ExecutorService pool;
  butterknife.Unbinder unbinder;
  io.reactivex.disposables.CompositeDisposable disposables;
  static Frees shared;
  Frees next;
  int n;

  void release() {}

  void nulls(Frees that) {
    player = null; //~ free this.player null
    shared = null; //~ free Frees.shared null
    that.next.cursor = null; //~ free that.next.cursor null
    MediaPlayer none = null;
    none = null;
    n = 0;
  }

  void maybe(boolean b) {
    player = b ? null : new MediaPlayer();
  }

  void calls() throws Exception {
    player.release(); //~ free this.player release
    cursor.close(); //~ free this.cursor close
    bitmap.recycle(); //~ free this.bitmap recycle
    thread.quitSafely(); //~ free this.thread quitSafely
    stream.close(); //~ free this.stream close
    pool.shutdownNow(); //~ free this.pool shutdownNow
    unbinder.unbind(); //~ free this.unbinder unbind
    disposables.dispose(); //~ free this.disposables dispose
    player.start();
    cursor.isClosed();
  }

  void copies() {
    MediaPlayer mine = player;
    player = null; //~ free this.player null
    mine.release(); //~ free this.player release
    MediaPlayer own = new MediaPlayer();
    own.release();
  }

  void resource() throws Exception {
    try (Cursor c = cursor) { //~ free this.cursor close
      c.moveToFirst();
    }
  }

  void ofTheProject() {
    next.release();
  }
}
