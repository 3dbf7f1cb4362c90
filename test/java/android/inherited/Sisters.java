package fixture;

import android.app.Activity;
import android.content.Intent;
import android.os.Bundle;
import android.view.View;

/** Code of a superclass that calls its own object: each subclass goes on to its own methods. */
abstract class Sisters extends Activity {
  @Override
  protected void onStart() { //~ origin(main) entry-callback activity.lifecycle
    super.onStart();
    begin();
  }

  final void begin() {
    load();
    new View(this).setOnClickListener(new View.OnClickListener() {
      @Override
      public void onClick(View view) { //~ origin(main) entry-callback view.input
        again();
      }
    });
  }

  void again() {
    load();
  }

  abstract void load();

  final void ask() {
    startActivityForResult(new Intent(), 1);
  }
}

class Elder extends Sisters {
  @Override
  protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle
    super.onCreate(state);
    begin();
    ask();
  }

  @Override
  void load() {
    new Thread(() -> {}).start(); //~ origin(thread lambda in Elder.load) thread thread.start //~ from(Thread.start) Sisters.onStart, OnClickListener.onClick in Sisters.begin, Elder.onCreate, Friend.onResume
  }

  @Override
  protected void onActivityResult(int request, int result, Intent data) {} //~ origin(main) entry-callback activity.lifecycle //~ from(Activity.startActivityForResult) Elder.onCreate, Friend.onResume
}

class Younger extends Sisters {
  @Override
  protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle
    super.onCreate(state);
    begin();
    ask();
  }

  @Override
  void load() {
    new Thread(() -> {}).start(); //~ origin(thread lambda in Younger.load) thread thread.start //~ from(Thread.start) Sisters.onStart, OnClickListener.onClick in Sisters.begin, Younger.onCreate
  }

  @Override
  protected void onActivityResult(int request, int result, Intent data) {} //~ origin(main) entry-callback activity.lifecycle //~ from(Activity.startActivityForResult) Younger.onCreate
}

/** A listener whose superclass is elsewhere, and that calls the object around it. */
abstract class Pressed implements View.OnClickListener {
  @Override
  public void onClick(View view) { //~ origin(main) entry-callback view.input
    pressed();
  }

  abstract void pressed();
}

class Around extends Activity {
  @Override
  protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle
    super.onCreate(state);
    new View(this).setOnClickListener(new Pressed() {
      @Override
      void pressed() {
        Around.this.pressed();
      }
    });
  }

  void pressed() {
    new Thread(() -> {}).start(); //~ origin(thread lambda in Around.pressed) thread thread.start //~ from(Thread.start) Pressed.onClick
  }
}

/** Asks another object: it is that one's answer. */
class Friend extends Activity {
  private final Elder elder = new Elder();

  @Override
  protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
    super.onResume();
    elder.load();
    elder.ask();
  }
}
