package shop;

import depot.*;
import java.util.*;
import depot.Outer.*;
import static depot.Outer.*;

class Stars {
  // depot.Date and java.util.Date: the language takes neither.
  Date both; //~ type unknown Date
  Box box; //~ type depot.Box
  Kept kept; //~ type depot.Outer$Kept
  // Not public there, so it is not imported, and nothing is left.
  Secret secret; //~ type unknown shop.Secret
  // Named by java.lang, too, but the package's own class is nearer.
  Record record; //~ type shop.Record
  Thread thread; //~ type java.lang.Thread
}

class Record {}
