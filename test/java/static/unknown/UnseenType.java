/** A call on a type that is not there runs what the project's own class has of it. */
package fixture.unknown;

import com.acme.Job;

class UnseenType {
  int done;

  void begin() {
    Job job = new Own(this);
    new Thread(() -> job.work(1)).start();
    done++; //~ race(A) update done
  }

  public static void main(String[] args) {
    new UnseenType().begin();
  }

  static class Own extends Job {
    private final UnseenType owner;

    Own(UnseenType owner) {
      this.owner = owner;
    }

    @Override
    public void work(int times) {
      owner.done += times; //~ race(A) update done
    }
  }
}
