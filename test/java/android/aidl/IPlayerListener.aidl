package fixture.remote;

oneway interface IPlayerListener {
    void onChanged(in long[] positions, in Map<String, String> tags);
}
