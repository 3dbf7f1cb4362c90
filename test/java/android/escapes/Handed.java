package fixture;

import android.app.Activity;
import com.acme.Connection;
import com.acme.Packet;
import com.acme.PacketListener;
import com.acme.Worker;

/** Objects that a library gets of which nothing is known. */
class Handed extends Activity {
  private Connection connection;

  @Override
  protected void onStart() { //~ origin(main) entry-callback activity.lifecycle
    new Worker(() -> {}).begin(); //~ origin(unknown) posted-callback escape assumed //~ from(new Worker) Handed.onStart
    connection.addPacketListener(
        new PacketListener() {
          @Override
          public void processPacket(Packet packet) {} //~ origin(unknown) posted-callback escape assumed //~ from(addPacketListener) Handed.onStart
        });
    connection.addPacketListener(new Heard());
    connection.submit(
        new Runnable() {
          @Override
          public void run() {} //~ origin(unknown) posted-callback escape assumed //~ from(submit) Handed.onStart
        });
    connection.send(new Data());
  }

  static class Heard implements PacketListener {
    @Override
    public void processPacket(Packet packet) {} //~ origin(unknown) posted-callback escape assumed //~ from(addPacketListener) Handed.onStart

    @Override
    public String toString() {
      return "";
    }
  }

  /** Nobody's listener. */
  static class Data extends Packet {
    @Override
    public String content() {
      return "";
    }
  }
}
