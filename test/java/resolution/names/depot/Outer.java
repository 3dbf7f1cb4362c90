package depot;

public class Outer extends Above {
  public static class Kept {}
  public static class Shelf {}
}

class Above {
  public interface Shared {
    Kind kind = null; //~ type depot.Above$Shared$Kind
    enum Kind { A, B }
  }
}

class Secret {}
