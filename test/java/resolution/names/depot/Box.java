package depot;

public class Box extends Outer implements Above.Shared {
  Shared shared; //~ type depot.Above$Shared
  Kind kind; //~ type depot.Above$Shared$Kind
  Kept[] kept; //~ type depot.Outer$Kept[]
}
