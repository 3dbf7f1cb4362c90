package broken;

class A extends B {} //~ superclass java.lang.Object
class B extends C {} //~ superclass java.lang.Object
class C extends A { void run() {} } //~ superclass java.lang.Object
class Below extends A {} //~ superclass broken.A
class Self extends Self {} //~ superclass java.lang.Object
class Inside extends Inside.Nested { //~ superclass broken.Inside$Nested
  static class Nested {} //~ superclass java.lang.Object
}
class Around extends Around.Heir { //~ superclass java.lang.Object
  static class Heir extends Around {} //~ superclass java.lang.Object
}
interface I extends J {} //~ superclass -
interface J extends I {} //~ superclass -
class T<X extends Y, Y extends X> { //~ superclass java.lang.Object
  X x; //~ type X
  <Z extends Comparable<Z>> Z z(Z z) { return z; } //~ result Z
}
class Twice {} //~ superclass java.lang.Object
class Twice extends A {} //~ superclass broken.A
class Through extends Missing.Part {} //~ superclass unknown broken.Missing.Part
