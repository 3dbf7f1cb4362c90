package shop;

class Base {
  static class Till {}
  private static class Safe {}
  static class Inner extends Base {
    Safe stillOurs; //~ type shop.Base$Safe
  }
}

class Crate {}

class Queue {}
