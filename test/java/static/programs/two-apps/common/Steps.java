/** What both apps are built with; each has a copy of its own when it runs. */
package fixture.programs.common;

public class Steps {
  public static int today; //~ quiet(confined) today
  public static int total;
}
