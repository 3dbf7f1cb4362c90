package over;

interface Limits {
  int LIMIT = 1;
  String NAME = "";
}

interface OtherLimits {
  int LIMIT = 2;
}

class Fields<T> implements Limits {
  T value;
  private int hidden;
  int shadowed;
  static int counter;
}

class SubFields extends Fields<String> implements OtherLimits {
  long shadowed;
}

class Both implements Limits, OtherLimits {}

class Diamond extends Fields<Integer> implements Limits {}
