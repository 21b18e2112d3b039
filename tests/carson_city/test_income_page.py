"""The page that asks for income: each of its fields has words of its own."""

from flask.testing import FlaskClient


def test_fields_of_a_grocer_an_attack_and_a_lone_building_have_labels_of_their_own(
    client: FlaskClient,
) -> None:
    page = client.get("/carson-city/ask/income").get_data(as_text=True)
    labels = [part.partition("</label>")[0] for part in page.split('<label for="f-')]
    told = dict(label.split('">', 1) for label in labels[1:])
    assert 'id="f-grocer-building"><legend>Kind of building</legend>' in page
    counted = client.get("/carson-city/ask/income?by=numbers").get_data(as_text=True)
    assert 'id="f-building"><legend>Without the board: kind of building</legend>' in counted
    assert told["attacks-0-parcel"] == "Building on parcel"
    assert told["parcel"] == "Of all these only the building on parcel"
