/** A view model whose plain field is written by a thread; what goes through LiveData is handed over. */
package fixture.lifecycle;

import android.os.Bundle;
import androidx.appcompat.app.AppCompatActivity;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModel;

public class ModelFields extends AppCompatActivity {
  private final Model model = new Model();

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    model.posted.observe(this, news -> System.out.println(news.text)); //~ quiet(ordered|owned) text
    model.load();
  }

  @Override
  protected void onResume() {
    super.onResume();
    System.out.println(model.plain); //~ race(A) read plain
  }

  static class News {
    String text;
  }

  static class Model extends ViewModel {
    final MutableLiveData<News> posted = new MutableLiveData<>();
    String plain;

    void load() {
      new Thread(() -> {
        plain = "loaded"; //~ race(A) write plain
        News news = new News();
        news.text = "news"; //~ quiet(ordered|owned) text
        posted.postValue(news);
      }).start();
    }
  }
}
