/** Seed 001 §4.2.3, weblech as we would write it: the checkpoint is read before any thread starts. */
package fixture.seed001;

public class TextSpider {
  public static void main(String[] args) {
    Spider spider = new Spider();
    spider.readCheckpoint();
    spider.start();
  }
}
