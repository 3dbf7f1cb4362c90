package fixture.unknown

interface Listener {
  fun onChanged(to: String)
}

fun register(listener: Listener) {
  Thread { listener.onChanged("kotlin") }.start()
}
