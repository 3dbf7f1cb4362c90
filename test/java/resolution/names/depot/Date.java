package depot;

public class Date {}
