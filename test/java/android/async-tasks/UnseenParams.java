package fixture;

import android.app.Activity;
import android.os.AsyncTask;
import com.acme.Message;

/** A task whose parameter is of a class that is not seen: the same name is the same class. */
class UnseenParams extends Activity {
  private Message message;

  @Override
  protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
    new Marks().execute(message);
  }

  static class Marks extends AsyncTask<Message, Void, Void> {
    @Override
    protected Void doInBackground(Message... messages) { //~ origin(serial AsyncTask) async-task asynctask.execute //~ from(AsyncTask.execute) UnseenParams.onResume
      return null;
    }
  }
}
